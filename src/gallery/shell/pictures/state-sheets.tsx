import { memo } from "react";

import { SmallView, SmallViews } from "#gallery/shell/preview/small-view.tsx";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { viewPath, type View } from "#gallery/states.ts";

import type { Picture } from "./use-pictures.ts";

export type Sheet = { readonly view: View; readonly title: string; readonly subject: string };

type StateSheetsProps = { readonly sheets: readonly Sheet[]; readonly pictures: readonly Picture[] };

/** States side by side, each a picture, or where there is none the view itself. */
export function StateSheets({ sheets, pictures }: StateSheetsProps) {
  return (
    <SmallViews className="sheets">
      {sheets.map((sheet, index) => (
        <StateSheet
          key={`${sheet.view.subject} ${sheet.view.state}`}
          sheet={sheet}
          picture={pictures[index]}
        />
      ))}
    </SmallViews>
  );
}

const StateSheet = memo(function StateSheet({
  sheet: { view, title, subject },
  picture,
}: {
  readonly sheet: Sheet;
  readonly picture: Picture | undefined;
}) {
  const { address, to } = useAddress();
  return (
    <SmallView
      title={title}
      alt={`${subject}: ${title}`}
      src={viewPath(view)}
      to={to({ subject: view.subject, state: view.state })}
      width={address.width}
      {...(picture && { picture })}
    />
  );
});
