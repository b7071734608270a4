import { describeDomPart } from './domPart';

describeDomPart(1);
