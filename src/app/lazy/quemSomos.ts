export { QuemSomosPage as Screen } from '../../features/quemSomos/QuemSomosPage';
