import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { registerFeeds } from './routes/feeds';

/** The company's lines, timetable and operations for other applications, as public feeds. */
export const publicacao = subject<Platform>('publicacao', ['viagens'], registerFeeds);
