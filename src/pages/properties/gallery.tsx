import { styled } from "styled-components";

import { Carousel } from "#ui/carousel/carousel.tsx";

import { PropertyPicture } from "./property-picture.tsx";
import type { Property } from "./property.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const Single = styled.div`
  align-self: start;
  border-radius: var(--radius-l);
  overflow: hidden;
`;
const Thumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
const Thumbnail = styled.button`
  display: block;
  width: 4rem;
  min-height: var(--touch);
  padding: 0;
  border: 2px solid transparent;
  border-radius: var(--radius-s);
  background: none;
  overflow: hidden;
  cursor: pointer;
  &[aria-current] {
    border-color: var(--color-brand-edge);
  }
`;

/** The pictures of a property, one at a time, with small versions of all of them below. */
export function Gallery({ property: { name, pictures } }: { property: Property }) {
  if (pictures.length < 2) {
    const [picture] = pictures;
    return (
      <Single>
        <PropertyPicture picture={picture} alt={[name, picture?.label].filter(Boolean).join(": ")} />
      </Single>
    );
  }
  return (
    <Carousel
      title={words.pictures}
      items={pictures}
      itemKey={({ url }) => url}
      renderFooter={(at, turn) => (
        <Thumbnails aria-label={words.allPictures}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <Thumbnail
                type="button"
                aria-label={say(picture.label ? words.showPictureNamed : words.showPicture, {
                  number: index + 1,
                  name: picture.label,
                })}
                aria-current={index === at ? "true" : undefined}
                onClick={() => turn(index)}
              >
                <PropertyPicture picture={picture} alt="" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    >
      {(picture) => <PropertyPicture picture={picture} alt={`${name}: ${picture.label || words.picture}`} />}
    </Carousel>
  );
}
