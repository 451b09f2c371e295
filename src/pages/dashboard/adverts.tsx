import { useAdverts } from "#pages/data/use-adverts.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { CarouselHead } from "#ui/carousel/carousel-parts.ts";
import { Skeleton } from "#ui/skeleton.tsx";

import { AdvertBanner, BannerPlace } from "./advert-banner.tsx";

/** Specification 1 §9. */
const TURN_EVERY_MS = 5000;

/** The bank's adverts, one at a time. A bank that has none, or does not answer, leaves nothing here. */
export function Adverts() {
  const { data, isLoading } = useAdverts();
  if (isLoading) {
    return (
      <BannerPlace>
        <CarouselHead />
        <Skeleton height="100%" />
      </BannerPlace>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Carousel title="Offers" items={data} itemKey={(advert) => advert.id} loop every={TURN_EVERY_MS}>
      {(advert) => <AdvertBanner advert={advert} />}
    </Carousel>
  );
}
