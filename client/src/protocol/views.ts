/* Made by `npm run types` from `fidchell protocol --page`. Do not edit. */

export type * from "./messages";
