import { describePart } from './parts';

describePart(8);
