import { describeDomPart } from './domPart';

describeDomPart(5);
