import { describeNodePart } from './nodePart';

describeNodePart(1);
