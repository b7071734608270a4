import { describeRaces } from '../parts';

describeRaces(2);
