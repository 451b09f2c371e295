import { expect, test } from "vitest";

import { plainDigits } from "./plain-digits.ts";

test.each([
  ["0123456789", "0123456789"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["߀߁߂߃߄߅߆߇߈߉", "0123456789"],
  ["𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "0123456789"],
  ["\uFF10\uFF19 𝟎𝟗𝟘𝟡𝟶𝟿", "09 090909"],
  ["AB-1٢²½", "AB-12²½"],
])("%s is %s", (text, plain) => expect(plainDigits(text)).toBe(plain));
