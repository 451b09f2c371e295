import defaults from "#tenants/default.json" with { type: "json" };
import type { Layer } from "./settings.ts";

/** The lowest layer. It is part of the app, so a bank always has every setting. */
export const defaultsLayer: Layer = { name: "defaults", file: "tenants/default.json", data: defaults };
