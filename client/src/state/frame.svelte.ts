/** The frame around every page. */

class Frame {
  /** The page wants the whole viewport, without header and footer: a board. */
  whole = $state(false);
  /** What stands in the title of the window instead of the page's own. */
  title = $state<string | null>(null);
  /** Of requests over HTTP; a table's socket has its own. */
  online = $state(true);
}

export const frame = new Frame();
