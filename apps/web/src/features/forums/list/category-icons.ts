import type { CategoryIcon } from '@soundings/contract/forum-fields'
import {
  type Icon,
  IconAlertTriangle,
  IconBackpack,
  IconCamera,
  IconFish,
  IconHelpCircle,
  IconMapPin,
  IconMessageCircle,
  IconPlane,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react'

/** The picture of a category, by the name that the contract knows it by. */
export const iconOfCategory: Record<CategoryIcon, Icon> = {
  'message-circle': IconMessageCircle,
  'help-circle': IconHelpCircle,
  'map-pin': IconMapPin,
  plane: IconPlane,
  backpack: IconBackpack,
  school: IconSchool,
  fish: IconFish,
  camera: IconCamera,
  'alert-triangle': IconAlertTriangle,
  users: IconUsers,
}
