import { describeNodePart } from './nodePart';

describeNodePart(4);
