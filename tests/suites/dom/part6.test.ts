import { describeDomPart } from './domPart';

describeDomPart(6);
