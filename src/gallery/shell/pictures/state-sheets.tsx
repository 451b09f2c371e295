import { SmallView, SmallViews } from "#gallery/shell/small-view.tsx";
import { useAddress } from "#gallery/shell/use-address.ts";
import { viewPath, type View } from "#gallery/states.ts";

import type { Picture } from "./use-pictures.ts";

export type Sheet = { readonly view: View; readonly title: string; readonly subject: string };

type StateSheetsProps = { readonly sheets: readonly Sheet[]; readonly pictures: readonly Picture[] };

/** States side by side, each a picture, or where there is none the view itself. */
export function StateSheets({ sheets, pictures }: StateSheetsProps) {
  const { address, to } = useAddress();
  return (
    <SmallViews className="sheets">
      {sheets.map(({ view, title, subject }, index) => (
        <SmallView
          key={`${view.subject} ${view.state}`}
          title={title}
          alt={`${subject}: ${title}`}
          src={viewPath(view)}
          to={to({ subject: view.subject, state: view.state })}
          width={address.width}
          {...(pictures[index] && { picture: pictures[index] })}
        />
      ))}
    </SmallViews>
  );
}
