import { describePart } from './parts';

describePart(7);
