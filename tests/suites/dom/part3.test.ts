import { describeDomPart } from './domPart';

describeDomPart(3);
