import { describePart } from './parts';

describePart(4);
