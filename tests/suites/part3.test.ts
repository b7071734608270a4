import { describePart } from './parts';

describePart(3);
