export { TomadorDialog as Screen } from '../../../features/compra/tomador/TomadorDialog';
