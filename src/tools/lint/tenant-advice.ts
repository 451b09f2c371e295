import { contrast, luminance, parseHex, toRgb } from "#tenant/theme/colour.ts";
import { CONTROL } from "#tenant/theme/readable.ts";
import type { Problem } from "#definition/problem.ts";

import { type TenantFile, tenantProblem, writes } from "./tenant-file.ts";

/** Warnings for tenants: these settings work, but the tenant should know before publishing. */
export function adviseTenant(tenant: TenantFile): Problem[] {
  return [...colours(tenant), ...logos(tenant), ...cardNumbers(tenant)];
}

/** Dark pages use a lighter shade of a dark colour; on white a tenant expects to see the exact colour everywhere. */
function colours(tenant: TenantFile): Problem[] {
  const { theme } = tenant.resolved.settings;
  return (["brand", "accent"] as const).flatMap((name) => {
    const pointer = `/theme/${name}`;
    const colour = writes(tenant, pointer) ? parseHex(theme[name]) : undefined;
    if (!colour) return [];
    const ratio = contrast(luminance(toRgb(colour)), 1);
    if (ratio >= CONTROL) return [];
    const message = `${theme[name]} has a contrast of ${ratio.toFixed(1)}:1 on white, so text and lines in it are a darker shade there; fills keep it`;
    return [advice(tenant, pointer, message, `a colour with at least ${CONTROL}:1`)];
  });
}

function logos(tenant: TenantFile): Problem[] {
  const { brand } = tenant.resolved.settings;
  if (tenant.file.path.endsWith("/default.json")) return [];
  if (brand.logo !== undefined) return [];
  const message = "there is no logo, so the first letter of the name stands for it";
  return [advice(tenant, "/brand", message, "brand.logo here, or a logo in the company's profile")];
}

/** PCI DSS 3.4.1: at most the first six and the last four digits of a card number may be shown. */
function cardNumbers(tenant: TenantFile): Problem[] {
  const { maskLast } = tenant.resolved.settings.cards;
  if (maskLast <= 4) return [];
  const message = `the last ${maskLast} digits of a card number are shown, which PCI DSS 3.4.1 does not allow`;
  const pointer = writes(tenant, "/cards/maskLast") ? "/cards/maskLast" : "/cards";
  return [advice(tenant, pointer, message, '"cards": { "maskLast": 4 } or fewer')];
}

function advice(tenant: TenantFile, pointer: string, message: string, expected: string): Problem {
  return tenantProblem(tenant, pointer, message, { expected, level: "warning" });
}
