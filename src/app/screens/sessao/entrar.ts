export { EntrarDialog as Screen } from '../../../features/sessao/EntrarDialog';
