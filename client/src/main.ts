// Starts the client.
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./design/tokens.css";
import "./design/base.css";
import { at } from "./app/base";
import { router } from "./app/route.svelte";
import { settings } from "./app/settings.svelte";

const target = document.createElement("div");
target.id = "app";
document.body.append(target);
router.begin();
await settings.begin();
mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register(at("/worker.js")).catch(() => undefined);
