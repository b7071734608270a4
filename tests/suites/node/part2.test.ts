import { describeNodePart } from './nodePart';

describeNodePart(2);
