import type { ColumnType, JSONColumnType } from 'kysely';

/** A service day, `YYYY-MM-DD`. */
export type DiaColumn = string;
/** int8 comes back as text: it may pass 2^53. */
export type BigintColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
export type InstantColumn = ColumnType<Date, Date | string, Date | string>;
export type NullableInstantColumn = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Set by the database when the row is inserted, and never changed. */
export type CreatedColumn = ColumnType<Date, never, never>;
/** An instant that a statement computes by the database's clock. */
export type ComputedInstantColumn = ColumnType<Date, unknown, unknown>;
/** A day that a statement computes by the database's calendar. */
export type ComputedDiaColumn = ColumnType<DiaColumn, unknown, unknown>;
/** Empty at first, written later by the database's clock. */
export type LaterInstantColumn = ColumnType<Date | null, never, unknown>;
/** A JSON document that is written as text. */
export type JsonColumn<T extends object> = JSONColumnType<T, string, string>;
/** The same, written once and of no known shape. */
export type JsonTextColumn = ColumnType<unknown, string, never>;
