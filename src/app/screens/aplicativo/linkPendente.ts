export { LinkPendenteDialog as Screen } from '../../../features/aplicativo/native/LinkPendenteDialog';
