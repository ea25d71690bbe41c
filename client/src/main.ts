import { mount } from "svelte";
import App from "./App.svelte";
import Home from "./pages/Home.svelte";
import "./fonts.css";
import "./theme.css";
import { router } from "./router.svelte";
import { language } from "./speech/language.svelte";
import { watchClicks } from "./state/clicks";
import { watchSettings } from "./state/settings.svelte";

watchSettings();
watchClicks();
const texts = language.start(); // while the page is fetched
router.start(Home);
texts.then(
  () => mount(App, { target: document.getElementById("app")! }),
  () => setTimeout(() => location.reload(), 3000), // without a word we cannot even say that the connection is gone
);
