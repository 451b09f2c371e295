import { toKobo } from "#sandbox/ledger/naira.ts";
import { demoCategories } from "#sandbox/demo/property-categories.ts";
import { demoProperties, demoProperty, type DemoProperty } from "#sandbox/demo/properties.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { ok, okNested, Refusal } from "#sandbox/http/reply.ts";
import { available } from "#sandbox/properties/availability.ts";
import { categoryViews, propertyView } from "#sandbox/properties/property-view.ts";
import { takenPieces } from "#sandbox/properties/subscriptions.ts";
import { discountedKobo } from "#sandbox/properties/terms.ts";

const PER_PAGE = 12;

type Query = Readonly<Record<string, string>>;

/** GET properties-mgt/properties: newest first. A price limit applies to the discounted price. */
export const listProperties = customerRoute(async ({ database, query }) => {
  const matching = demoProperties.filter((property) => fits(property, query)).toReversed();
  const size = Number(query["items_per_page"] ?? PER_PAGE);
  const page = Number(query["page"] ?? 1);
  const taken = await takenPieces(database);
  return ok("Properties found.", {
    data: matching
      .slice((page - 1) * size, page * size)
      .map((property) => propertyView(property, available(property, taken))),
    current_page: page,
    last_page: Math.max(1, Math.ceil(matching.length / size)),
    total: matching.length,
  });
});

/** GET properties-mgt/properties/{id}. */
export const getProperty = customerRoute(async ({ database, path }) => {
  const property = demoProperty(path["id"] ?? "");
  if (!property) throw new Refusal(404, "No property has this id.");
  return ok("Property found.", propertyView(property, available(property, await takenPieces(database))));
});

/** GET properties-mgt/property-categories. */
export const listPropertyCategories = customerRoute(async ({ query }) =>
  okNested("Categories found.", categoryViews.slice(0, Number(query["items_per_page"] ?? PER_PAGE))),
);

function fits(property: DemoProperty, query: Query): boolean {
  const category = demoCategories[property.categoryId - 1]?.label ?? "";
  const { property_category_id: id, property_category_label: label, search = "" } = query;
  const text = `${property.name} ${property.description} ${category}`.toLowerCase();
  const price = discountedKobo(property);
  return (
    (!id || id === String(property.categoryId)) &&
    (!label || label.toLowerCase() === category.toLowerCase()) &&
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    price >= (toKobo(query["min_price"] ?? "") ?? 0) &&
    price <= (toKobo(query["max_price"] ?? "") ?? Infinity)
  );
}
