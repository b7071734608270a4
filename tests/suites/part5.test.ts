import { describePart } from './parts';

describePart(5);
