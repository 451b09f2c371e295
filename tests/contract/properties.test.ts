import { expect, test } from "vitest";
import { paymentClient } from "./payment-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox({ isReadOnly: true });
const { get } = paymentClient(sandbox);
const LIST = "/properties-mgt/properties";

type Property = {
  id: number;
  name: string;
  price: number;
  discount_pct: number;
  quantity: number;
  property_category: { id: number; label: string };
  property_attachments: { attachment_open_url: string; is_preferred_item: boolean }[];
};

const find = async (query: string) => (await get(`${LIST}?${query}`)).at("/data/data") as Property[];
const cost = ({ price, discount_pct }: Property) => price * (1 - discount_pct / 100);

test("lists 48 properties, 12 a page, without overlap", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`${LIST}?page=${page}&items_per_page=12`)));
  const ids = pages.flatMap((page) => (page.at("/data/data") as Property[]).map(({ id }) => id));
  expect(new Set(ids).size).toBe(48);
  expect(pages.map((page) => page.at("/data/last_page"))).toEqual([4, 4, 4, 4]);
  expect(pages[3]?.at("/data/total")).toBe(48);
  expect((await get(`${LIST}?page=9`)).at("/data/data")).toEqual([]);
});

test("finds by words, category and discounted price together", async () => {
  expect((await find("search=SMART+tv")).map(({ name }) => name)).toEqual([
    "Smart TV, 65 inches",
    "Smart TV, 43 inches",
  ]);
  expect(await find("search=nothing+like+this")).toEqual([]);
  for (const query of ["property_category_id=6", "property_category_label=solar power"]) {
    expect((await find(query)).every(({ property_category: { id } }) => id === 6)).toBe(true);
    expect(await find(query)).toHaveLength(6);
  }
  const priced = await find("min_price=300000&max_price=400000.50&items_per_page=48");
  expect(priced.length).toBeGreaterThan(2);
  expect(priced.every((property) => cost(property) >= 300_000 && cost(property) <= 400_000.5)).toBe(true);
  expect(await find("property_category_id=8&search=desk&max_price=1000")).toEqual([]);
});

test("gives one property, and its pictures", async () => {
  const property = (await get(`${LIST}/1`)).at("/data") as Property;
  expect(property.name).toBe("Epe Lagoon Plot");
  expect(property.property_attachments.filter(({ is_preferred_item }) => is_preferred_item)).toHaveLength(1);
  for (const { attachment_open_url } of property.property_attachments) {
    const picture = await sandbox.fetch("GET", attachment_open_url);
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/);
  }
  expect((await sandbox.fetch("GET", "/__sandbox/properties/1-9.svg")).status).toBe(404);
  expect((await get(`${LIST}/999`)).at("/message")).toBe("No property has this id.");
});

test("has eight categories, and some properties without pictures or sold out", async () => {
  const categories = await get("/properties-mgt/property-categories?items_per_page=100");
  expect(categories.at("/data/data")).toHaveLength(8);
  const all = await find("items_per_page=48");
  expect(all.some(({ property_attachments }) => property_attachments.length === 0)).toBe(true);
  expect(all.some(({ quantity }) => quantity === 0)).toBe(true);
});
