import { describeRaces } from '../parts';

describeRaces(4);
