/** The parts of `gtfs-utils` that tests read a feed by; it has no types of its own. */
declare module 'gtfs-utils/read-csv.js' {
  import type { Readable } from 'node:stream';
  export default function readCsv(source: Readable): Promise<AsyncIterable<Record<string, string>>>;
}
declare module 'gtfs-utils/compute-stopovers.js' {
  import type { Readable } from 'node:stream';

  export interface Stopover {
    stop_id: string;
    trip_id: string;
    route_id: string;
    /** Seconds since 1970. */
    arrival: number;
    departure: number;
  }
  export default function computeStopovers(
    readFile: (name: string) => Promise<AsyncIterable<Record<string, string>>>,
    timezone: string,
  ): AsyncIterable<Stopover>;
}
