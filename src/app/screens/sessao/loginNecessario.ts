export { LoginNecessarioPage as Screen } from '../../../features/sessao/LoginNecessarioPage';
