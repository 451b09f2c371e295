/** The motif of a property's picture. */
export type Scene = "land" | "house" | "tower" | "shop" | "vehicle" | "panel" | "screen" | "sofa";

export type DemoCategory = {
  readonly label: string;
  readonly description: string;
  readonly scene: Scene;
  /** Unit of measure. */
  readonly uom: string;
  /** Name and price in naira of each. */
  readonly items: readonly (readonly [name: string, naira: number])[];
};

/** From an estate to a fan, so that every demo wallet can afford something. */
export const demoCategories: readonly DemoCategory[] = [
  category("Land", "Plots with a survey plan", "land", "plot", [
    ["Epe Lagoon Plot", 4_500_000],
    ["Ibeju Garden Plot", 6_800_000],
    ["Karsana Hill Plot", 3_950_000],
    ["Moniya Farm Acre", 1_200_000],
    ["Akpabuyo Corner Plot", 2_350_000],
    ["Kubwa Roadside Plot", 7_400_000],
  ]),
  category("Houses", "Houses with a garden of their own", "house", "house", [
    ["Three-bedroom Bungalow", 28_500_000],
    ["Four-bedroom Terrace", 46_000_000],
    ["Two-bedroom Cottage", 17_250_000],
    ["Semi-detached Duplex", 52_750_000],
    ["Family House with Annexe", 61_300_000],
    ["Starter Bungalow", 12_900_000],
  ]),
  category("Apartments", "Flats in managed buildings", "tower", "unit", [
    ["Marina View Apartment", 39_900_000],
    ["Studio at Yaba Court", 9_850_000],
    ["Two-bedroom at Palm Heights", 24_600_000],
    ["Penthouse at Harbour Point", 88_000_000],
    ["One-bedroom at Unity Place", 14_700_000],
    ["Garden Flat at Wuse Green", 31_200_000],
  ]),
  category("Shops and offices", "Space to trade and to work in", "shop", "unit", [
    ["Corner Shop, New Market", 3_150_000],
    ["Market Stall, Balogun", 950_000],
    ["Open-plan Office Floor", 35_500_000],
    ["Lock-up Shop, Garki", 2_480_000],
    ["Warehouse Bay, Apapa", 18_900_000],
    ["Salon Space, Ikeja", 4_275_000],
  ]),
  category("Vehicles", "For work and for the family", "vehicle", "vehicle", [
    ["Delivery Tricycle", 2_150_000],
    ["City Hatchback", 8_900_000],
    ["Family Saloon", 13_750_000],
    ["Cargo Van", 16_400_000],
    ["Dispatch Motorcycle", 985_000],
    ["Minibus, 14 Seats", 21_600_000],
  ]),
  category("Solar power", "Panels, batteries and inverters, fitted", "panel", "set", [
    ["Home Solar Set, 1 kVA", 385_000],
    ["Home Solar Set, 3 kVA", 1_240_000],
    ["Shop Solar Set, 5 kVA", 2_190_000],
    ["Solar Water Pump", 640_000],
    ["Street Light Set", 145_000],
    ["Portable Solar Lamp", 28_500],
  ]),
  category("Electronics", "Screens, phones and machines for the house", "screen", "piece", [
    ["Smart TV, 43 inches", 312_000],
    ["Smart TV, 65 inches", 689_000],
    ["Laptop for School", 425_500],
    ["Smartphone, 128 GB", 189_900],
    ["Washing Machine, 8 kg", 356_000],
    ["Rechargeable Fan", 42_750],
  ]),
  category("Furniture", "Made in Nigeria, delivered and put together", "sofa", "piece", [
    ["Corner Sofa", 478_000],
    ["Dining Table for Six", 365_500],
    ["Queen-size Bed", 298_000],
    ["Office Desk", 124_900],
    ["Bookcase", 86_400],
    ["Armchair", 98_250],
  ]),
];

function category(
  label: string,
  description: string,
  scene: Scene,
  uom: string,
  items: DemoCategory["items"],
): DemoCategory {
  return { label, description, scene, uom, items };
}
