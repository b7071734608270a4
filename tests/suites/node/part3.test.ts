import { describeNodePart } from './nodePart';

describeNodePart(3);
