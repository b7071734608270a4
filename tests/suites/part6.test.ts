import { describePart } from './parts';

describePart(6);
