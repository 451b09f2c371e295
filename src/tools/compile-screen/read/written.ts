import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { toPointer } from "#lib/json/pointer.ts";
import type { JsonFile } from "./json-file.ts";

/** The place where something was written. */
export type FileOffset = { readonly file: JsonFile; readonly offset: number };

/** The place of a value, and of its key if it has one: the value may be in a part while its key is in the screen. */
export type Place = FileOffset & {
  readonly key?: FileOffset | undefined;
  /** In the file where it was written. */
  readonly pointer: string;
};

/** A place that is looked for only when asked: most values have no problem, and to look means to parse the file once more. */
export class Written implements Place {
  readonly file: JsonFile;
  private readonly parent: Written | undefined;
  private readonly step: string | number | undefined;
  private readonly named: Written;

  /**
   * @param parent the place of the object or list that it is in; undefined: it is the whole file
   * @param named where its key is, if that is elsewhere
   */
  constructor(file: JsonFile, parent?: Written, step?: string | number, named?: Written) {
    this.file = file;
    this.parent = parent;
    this.step = step;
    this.named = named ?? this;
  }

  /** The place of a value in it, by key or index. */
  at(step: string | number): Written {
    return new Written(this.file, this, step);
  }

  /** The same value under the key of another place, if that has one. */
  under({ named }: Written): Written {
    return typeof named.step === "string" ? new Written(this.file, this.parent, this.step, named) : this;
  }

  get offset(): number {
    return this.node?.offset ?? 0;
  }

  get key(): FileOffset | undefined {
    const { file, node, step } = this.named;
    return typeof step === "string" ? { file, offset: node?.parent?.offset ?? 0 } : undefined;
  }

  get pointer(): string {
    return toPointer(this.path);
  }

  private get node(): Node | undefined {
    const root = treeOf(this.file);
    return root && findNodeAtLocation(root, this.path);
  }

  private get path(): (string | number)[] {
    return this.step === undefined ? [] : [...(this.parent?.path ?? []), this.step];
  }
}

const trees = new WeakMap<JsonFile, Node | undefined>();

function treeOf(file: JsonFile): Node | undefined {
  if (!trees.has(file)) trees.set(file, parseTree(file.text));
  return trees.get(file);
}
