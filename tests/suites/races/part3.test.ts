import { describeRaces } from '../parts';

describeRaces(3);
