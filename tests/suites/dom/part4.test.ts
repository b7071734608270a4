import { describeDomPart } from './domPart';

describeDomPart(4);
