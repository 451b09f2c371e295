import type { Advert } from "#pages/data/read-adverts.ts";
import { useAdverts } from "#pages/data/use-adverts.ts";
import { isOffered } from "#pages/menu-entry.ts";
import { usePageServices, type PageServices } from "#pages/services.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { CarouselHead } from "#ui/carousel/carousel-parts.ts";
import { Skeleton } from "#ui/progress/skeleton.tsx";

import { AdvertBanner, BannerPlace } from "./advert-banner.tsx";
import { words } from "./words.ts";

/** Specification 1 §9. */
const TURN_EVERY_MS = 5000;

/** The bank's adverts, one at a time. Renders nothing when the bank has none or does not answer. */
export function Adverts() {
  const { adverts, isLoading } = useAdverts();
  const services = usePageServices();
  if (isLoading) {
    return (
      <BannerPlace aria-busy="true">
        <CarouselHead />
        <Skeleton height="100%" />
      </BannerPlace>
    );
  }
  if (adverts.length === 0) return null;
  return (
    <Carousel title={words.offers} items={adverts} itemKey={(advert) => advert.id} loop every={TURN_EVERY_MS}>
      {(advert) => <AdvertBanner advert={reachable(advert, services)} />}
    </Carousel>
  );
}

/** The advert, without its link when this bank does not offer the screen that it leads to. */
function reachable(advert: Advert, { menu, settings }: PageServices): Advert {
  const { link } = advert;
  if (!link || !("path" in link)) return advert;
  const [pathname = ""] = link.path.split(/[?#]/);
  return isOffered(pathname, menu, settings.flags) ? advert : { ...advert, link: undefined };
}
