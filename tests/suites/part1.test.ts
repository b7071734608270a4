import { describePart } from './parts';

describePart(1);
