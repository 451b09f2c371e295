import { useState } from "react";
import { css, styled } from "styled-components";

import type { Advert } from "#pages/data/read-adverts.ts";
import { LeavingLink } from "#pages/leaving-link.tsx";
import { Link } from "#ui/text/link.tsx";
import { words } from "./words.ts";

/** 150 px on screens up to 768 px wide, else 230 px (specification 1 §9). It grows when the text is enlarged. */
const bannerHeight = css`
  min-height: 150px;
  @media (min-width: 769px) {
    min-height: 230px;
  }
`;
/** Placeholder for heading and banner while they load. */
export const BannerPlace = styled.div`
  display: grid;
  gap: var(--space-2);
  > span {
    ${bannerHeight}
  }
`;
const bannerStyles = css`
  position: relative;
  display: flex;
  align-items: flex-end;
  ${bannerHeight}
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
  text-decoration: none;
  overflow: hidden;
  &:focus-visible {
    outline-offset: -4px;
  }
`;
const InApp = styled(Link)`
  ${bannerStyles}
`;
const Elsewhere = styled(LeavingLink)`
  ${bannerStyles}
  width: 100%;
  text-align: start;
  /* The icon gets a background of its own, like the words. */
  > svg {
    position: absolute;
    top: var(--space-3);
    right: var(--space-3);
    box-sizing: content-box;
    padding: var(--space-2);
    border-radius: var(--radius-m);
    background: var(--color-surface);
    color: var(--color-brand-text);
  }
`;
const Plain = styled.div`
  ${bannerStyles}
`;
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
/** On a background of its own, because the picture behind it can have any colour. */
const Words = styled.span`
  position: relative;
  display: block;
  max-width: 100%;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  line-height: var(--line-snug);
  overflow-wrap: anywhere;
  > b {
    display: block;
    font-size: var(--text-m);
    font-weight: var(--weight-semibold);
  }
  > span {
    font-size: var(--text-s);
    font-weight: var(--weight-medium);
    color: var(--color-brand-text);
    text-decoration: underline;
  }
`;

/** One advert, a link to a screen of this app or to another site. */
export function AdvertBanner({ advert: { banner, subject, action, link } }: { advert: Advert }) {
  const [broken, setBroken] = useState(false);
  const content = (
    <>
      {banner && !broken && (
        <Picture
          src={banner}
          alt={subject || action ? "" : words.offer}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      {(subject || (action && link)) && (
        <Words>
          {subject && <b>{subject}</b>}
          {action && link && <span>{action}</span>}
        </Words>
      )}
    </>
  );
  if (!link) return <Plain>{content}</Plain>;
  if ("path" in link) {
    return (
      <InApp to={link.path} draggable={false}>
        {content}
      </InApp>
    );
  }
  return <Elsewhere href={link.href}>{content}</Elsewhere>;
}
