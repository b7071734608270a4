import { describeDomPart } from './domPart';

describeDomPart(2);
