export { LinkPendenteDialog as Screen } from '../../features/native/LinkPendenteDialog';
