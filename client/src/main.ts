import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { router } from "./shell/route.svelte";
import { settings } from "./shell/settings.svelte";

const target = document.createElement("div");
target.id = "app";
document.body.append(target);
router.begin();
await settings.begin();
mount(App, { target });
