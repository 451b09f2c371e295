import { toPlan, type Plan } from "./plan.ts";

/** Size, validity, and price in naira before the network's percentage. */
const OFFERS: readonly (readonly [string, string, number])[] = [
  ["50MB", "1 day", 100],
  ["100MB", "1 day", 150],
  ["200MB", "2 days", 200],
  ["350MB", "7 days", 300],
  ["500MB", "1 day", 350],
  ["500MB", "7 days", 500],
  ["750MB", "14 days", 600],
  ["1GB", "1 day", 500],
  ["1GB", "7 days", 800],
  ["1GB Night", "5 nights", 250],
  ["1.2GB", "30 days", 1_000],
  ["1.5GB", "7 days", 1_000],
  ["1.5GB", "30 days", 1_200],
  ["2GB", "2 days", 750],
  ["2GB", "30 days", 1_500],
  ["2.5GB", "2 days", 900],
  ["3GB Weekend", "3 days", 1_000],
  ["3GB", "30 days", 2_000],
  ["3.5GB", "7 days", 1_500],
  ["4.5GB", "30 days", 2_500],
  ["5GB Night", "30 nights", 1_500],
  ["6GB", "7 days", 2_500],
  ["7GB", "30 days", 3_500],
  ["10GB", "30 days", 4_500],
  ["12.5GB", "30 days", 5_500],
  ["15GB Social", "30 days", 3_000],
  ["16.5GB", "30 days", 6_500],
  ["20GB", "30 days", 7_500],
  ["25GB", "30 days", 9_000],
  ["36GB", "30 days", 11_000],
  ["50GB", "60 days", 16_000],
  ["75GB", "30 days", 18_000],
  ["100GB", "60 days", 25_000],
  ["165GB", "30 days", 35_000],
  ["240GB", "90 days", 60_000],
  ["400GB", "365 days", 120_000],
];

/** Name of each network, and its price level in percent. */
const NETWORKS: readonly (readonly [string, string, number])[] = [
  ["mtn-data", "MTN", 100],
  ["glo-data", "Glo", 87],
  ["airtel-data", "Airtel", 99],
  ["etisalat-data", "Etisalat", 95],
];

const bundles = new Map<string, readonly Plan[]>(
  NETWORKS.map(([network, label, percent]) => [
    network,
    OFFERS.map(([size, duration, naira], index) =>
      // Naira times percent is kobo.
      toPlan("data", `${label} ${size}, ${duration}`, naira * percent, index),
    ),
  ]),
);

/** 36 bundles of `mtn-data`, `glo-data`, `airtel-data` or `etisalat-data`. */
export function bundlesOf(network: string): readonly Plan[] {
  return bundles.get(network) ?? [];
}
