import { describePart } from './parts';

describePart(2);
