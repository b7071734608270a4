export { QuemSomosPage as Screen } from '../../../features/empresa/quemSomos/QuemSomosPage';
