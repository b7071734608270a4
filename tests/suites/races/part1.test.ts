import { describeRaces } from '../parts';

describeRaces(1);
